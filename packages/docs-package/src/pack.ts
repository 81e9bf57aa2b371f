import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Files, packTar, packZip} from '@docs-kit/static-hosting/archives';
import {writeFileAtomic} from '@docs-kit/static-hosting/writing';
import {agentsIndex} from './agents-index';
import {bundleProgram} from './bundle';
import {contentsOf} from './contents';
import {
  type DocsPackage,
  linksFile,
  maximumPackage,
  type PackagedVersion,
  placed,
  type Settings,
} from './options';
import {readme, skill} from './texts';

/** A package that was written. */
export interface PackedFile {
  /** Name of the file. */
  readonly file: string;
  /** Its size. */
  readonly bytes: number;
}

/**
 * Packs each version of a finished build twice, for npm and for pip, from the same files, and writes a
 * page with links for pip. The same build gives the same bytes.
 * @param build folder of the build
 * @param target folder that the packages are written into
 * @throws Error when the build lacks a file, or a package is larger than 3 MB
 */
export function packDocs(build: string, target: string, docs: DocsPackage): PackedFile[] {
  const bundle = bundleProgram();
  const written = docs.versions.flatMap((version) => {
    const {pages, files} = contentsOf(build, version, docs);
    const settings: Settings = {
      name: docs.name,
      product: docs.product,
      url: docs.url,
      version: {name: version.name, label: version.label, path: version.path},
      server: docs.server ?? {},
    };
    const common = new Map<string, Uint8Array>([
      [placed.settings, json(settings)],
      [placed.index, text(agentsIndex(pages, version, docs))],
      [placed.program, bundle.program],
      ['LICENSE', text(docs.license.text)],
      ['THIRD-PARTY-NOTICES.txt', text(bundle.notices)],
      [`skills/${docs.name}/SKILL.md`, text(skill(docs, version))],
      ...[...files].map(([name, content]) => [`${placed.site}/${name}`, content] as const),
    ]);
    const packed = [
      {file: `${docs.name}-${version.tag}.tgz`, content: npmPackage(common, docs, version)},
      {
        file: `${pythonName(docs)}-${version.python}-py3-none-any.whl`,
        content: pythonPackage(common, docs, version),
      },
    ];
    return packed.map(({file, content}) => {
      if (content.length > maximumPackage) {
        throw new Error(
          `${file} has ${content.length} bytes, and at most ${maximumPackage} are allowed. Leave out a data set, or raise the limit in options.ts.`,
        );
      }
      writeFileAtomic(path.join(target, file), content);
      return {file, bytes: content.length};
    });
  });
  const links = written
    .filter(({file}) => file.endsWith('.whl'))
    .map(({file}) => `<a href="${file}">${file}</a><br>\n`);
  const head = `<!doctype html><meta charset="utf-8"><title>${docs.name}</title>\n`;
  writeFileAtomic(path.join(target, linksFile), head + links.join(''));
  return written;
}

const text = (content: string): Buffer => Buffer.from(content);
const json = (value: object): Buffer => text(`${JSON.stringify(value, null, 2)}\n`);
const pythonName = ({name}: DocsPackage): string => name.replaceAll('-', '_');
const summaryOf = ({product}: DocsPackage, {label}: PackagedVersion): string =>
  `Documentation of ${product} ${label} as files, with an MCP server`;

function npmPackage(common: Files, docs: DocsPackage, version: PackagedVersion): Buffer {
  const manifest = {
    name: docs.name,
    version: version.npm,
    description: summaryOf(docs, version),
    license: docs.license.name,
    homepage: docs.url + version.path,
    repository: {type: 'git', url: `git+${docs.repository}.git`},
    engines: {node: '>=20.19'},
    bin: {[docs.name]: placed.program},
  };
  const files = [
    ...common,
    ['package.json', json(manifest)] as const,
    ['README.md', text(readme(docs, version, 'npm'))] as const,
  ];
  return packTar(new Map(files.map(([name, content]) => [`package/${name}`, content])));
}

/** Format: https://packaging.python.org/en/latest/specifications/binary-distribution-format/ */
function pythonPackage(common: Files, docs: DocsPackage, version: PackagedVersion): Buffer {
  const module = pythonName(docs);
  const info = `${module}-${version.python}.dist-info`;
  const python = (name: string): Buffer => readFileSync(path.join(__dirname, '../python', name));
  const metadata = `Metadata-Version: 2.1
Name: ${docs.name}
Version: ${version.python}
Summary: ${summaryOf(docs, version)}
Home-page: ${docs.url}${version.path}
License: ${docs.license.name}
Requires-Python: >=3.9
Description-Content-Type: text/markdown

${readme(docs, version, 'pip')}`;
  const files = new Map<string, Uint8Array>([
    ...[...common].map(([name, content]) => [`${module}/${name}`, content] as const),
    [`${module}/__init__.py`, python('__init__.py')],
    [`${module}/__main__.py`, python('__main__.py')],
    [`${info}/METADATA`, text(metadata)],
    [
      `${info}/WHEEL`,
      text(
        'Wheel-Version: 1.0\nGenerator: docs-package\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
      ),
    ],
    [
      `${info}/entry_points.txt`,
      text(`[console_scripts]\n${docs.name} = ${module}.__main__:main\n`),
    ],
  ]);
  const record = [...files].map(([name, content]) => {
    const hash = createHash('sha256').update(content).digest('base64url');
    return `${name},sha256=${hash},${content.length}\n`;
  });
  files.set(`${info}/RECORD`, text(`${record.join('')}${info}/RECORD,,\n`));
  return packZip(files);
}
