"""`cartographers print`: a PDF file, or one sentence."""

from pathlib import Path

from pypdf import PdfReader

from cli.commands import Refused, Run


def test_sheets_and_edicts_are_written_to_a_file(run: Run, tmp_path: Path) -> None:
    file, own = tmp_path / "sheets.pdf", tmp_path / "own.txt"
    own.write_text("\n".join(["...........", *["..^..r....."] * 10]))
    edicts = "greenbough,greengold-plains,canal-lake,borderlands"
    run(f"print {file} --sheets B,{own} --edicts {edicts} --paper letter --language pl")
    first, second, about = (page.extract_text() for page in PdfReader(file).pages)
    assert "Bezdroża" in first and "Własny arkusz" in second and "Edykty" in about


def test_a_file_that_is_there_is_not_written_over(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    file.write_text("mine")
    assert refused(f"print {file}").endswith("already exists and will not be overwritten. Name another one.")
    assert file.read_text() == "mine"


def test_an_unknown_card_is_refused(refused: Refused, tmp_path: Path) -> None:
    sentence = refused(f"print {tmp_path / 'new.pdf'} --edicts greenbow,b,c,d")
    assert sentence.startswith("There is no scoring card “greenbow”.")
