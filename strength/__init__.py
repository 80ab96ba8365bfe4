"""How strong the players are: ``python -m strength table --help``. Each file is a command."""
