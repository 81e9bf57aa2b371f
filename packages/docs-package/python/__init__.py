"""Documentation as files: `folder` has the pages and data, `settings` says of what."""

import json
from pathlib import Path

package = Path(__file__).resolve().parent
folder = package / "site"
settings = json.loads((package / "docs.json").read_text(encoding="utf-8"))
