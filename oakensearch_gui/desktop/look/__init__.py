"""How the window looks: palette, style sheet, drawn icons, and the small widgets that everything is made of."""
