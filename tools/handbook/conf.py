"""What Sphinx is told: Markdown pages, the theme, and how docstrings are shown."""

from cartographers import __version__

project = "cartographers"
release = version = __version__
copyright = "the authors of cartographers"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
html_theme = "furo"
html_title = f"cartographers {__version__}"
html_show_copyright = html_show_sphinx = False
html_copy_source = False
html_static_path = ["style"]
html_css_files = ["site.css"]
# Blocks without a language are mostly commands, which would be coloured as Python.
highlight_language = "text"
# Anchors of our own: ``[]{#r3-4}``.
myst_enable_extensions = ["attrs_inline"]
# Headings are linked to as GitHub links to them.
myst_heading_anchors = 4
# A language that Pygments does not know, or text in which it finds an error, is shown as it stands.
suppress_warnings = ["misc.highlighting_failure", "myst.header"]
autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": False}
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
# Docstrings name things in single backticks and never mean a reference by them.
default_role = "literal"
