import {type DocsPackage, type PackagedVersion, placed} from './options';

type Named = Pick<DocsPackage, 'name' | 'product' | 'url' | 'server'>;

/**
 * Writes the skill of a version, which agents load when a task fits its description.
 * Format: https://agentskills.io/specification
 */
export function skill({name, product, url, server}: Named, {label, path}: PackagedVersion): string {
  const kinds = Object.keys(server?.kinds ?? {});
  return `---
name: ${name}
description: Reads the documentation of ${product} ${label}. Use it before you write, configure or debug code that uses ${product}.
---

# ${product} ${label} documentation

The pages are Markdown files. Find their folder: \`npx ${name} path\`, or \`python -m ${name.replaceAll('-', '_')} path\`. Paths below are relative to it.

1. Find the page. \`${path.slice(1)}/llms.txt\` lists the guides with what each answers, and \`${path.slice(1)}/<folder>/llms.txt\` those of a folder. For an error message or a name, search the files, or call the MCP tool \`search_docs\`.
2. Read the whole page: copy its samples instead of writing them from memory.
3. Check each name that you use${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''} in \`data/\`, one JSON file for each kind, or with the MCP tool \`look_up\`.

The address of \`${path.slice(1)}/x.md\` is ${url}${path}/x. Cite it when you explain a choice.
`;
}

/** Writes the README of a package. */
export function readme(
  {name, product, url}: Named,
  {label, path}: PackagedVersion,
  installer: 'npm' | 'pip',
): string {
  const module = name.replaceAll('-', '_');
  const run = installer === 'npm' ? `npx ${name}` : `python -m ${module}`;
  const node =
    installer === 'npm'
      ? ''
      : ' The server is a Node.js program (20.19 or later); the other commands need Python alone.';
  return `# ${name}

The documentation of ${product} ${label} for coding agents: ${url}${path}

| Command | What it does |
| --- | --- |
| \`${run} init\` | Puts an index of the pages into \`AGENTS.md\` of the folder that you are in, between markers. Run it again after an update |
| \`${run} mcp\` | Serves the documentation over the Model Context Protocol, without a network |
| \`${run} path\` | Prints the folder of the pages and data |

\`init\` refers to the pages of this package if it is installed in the project, and copies them into \`.${name}/\` otherwise.${node}

\`${placed.site}/\` has each page as Markdown, the data sets, the OpenAPI documents in JSON and the search. \`skills/${name}\` is a skill: copy it to where your agent looks for skills.
`;
}
