import {transform, type TransformOptions} from 'lightningcss';

export type Visitor = NonNullable<TransformOptions<Record<string, never>>['visitor']>;

const filename = 'styles.css';

/** Goes over a style sheet and writes it again, minified. */
export function visit(css: string, visitor: Visitor): string {
  const {code} = transform({filename, code: Buffer.from(css), minify: true, visitor});
  return Buffer.from(code).toString();
}

/** Writes a style sheet again without the classes, variables and animations of these names. */
export function minify(css: string, unusedSymbols: string[]): string {
  const {code} = transform({filename, code: Buffer.from(css), minify: true, unusedSymbols});
  return Buffer.from(code).toString();
}
