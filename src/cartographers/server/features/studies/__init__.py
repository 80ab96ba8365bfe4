"""Studies: games with comments, marks, arrows, other lines and tasks, written by one or several people."""
