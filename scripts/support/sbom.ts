/** The parts of a CycloneDX document that are read or corrected here. */
export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly metadata: {readonly component: {readonly name: string; readonly 'bom-ref': string}};
  readonly components: readonly Component[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn: readonly string[]}[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/**
 * Makes the bill of what the site is made with from the bill of everything that `npm sbom` writes:
 * with `--omit dev` npm 11 loses hundreds of packages, `@babel/core` among them. npm also calls the
 * project after its folder, and gives each bill a time and a number of its own; without these, one
 * commit has one bill.
 * @param text JSON
 * @param name name of the project
 * @param packages names and versions of the packages to keep: `react@19.1.1`
 * @throws Error when it is no CycloneDX document, or lacks one of the packages
 */
export function billOfMaterials(
  text: string,
  name: string,
  packages: readonly string[],
): BillOfMaterials {
  const bill = JSON.parse(text) as Partial<BillOfMaterials>;
  const {bomFormat, metadata, components = [], dependencies = []} = bill;
  if (bomFormat !== 'CycloneDX' || !metadata || packages.length === 0) {
    throw new Error(
      `Expected a CycloneDX document from \`npm sbom\` with ${packages.length} packages, found the format "${bomFormat}". Use the npm that comes with the Node.js of .nvmrc, or a later one.`,
    );
  }
  const wanted = new Set(packages);
  const kept = components.filter(({name: one, version}) => wanted.has(`${one}@${version}`));
  const listed = new Set(kept.map(({name: one, version}) => `${one}@${version}`));
  const missing = packages.filter((one) => !listed.has(one));
  if (missing.length > 0) {
    throw new Error(
      `Expected all packages of package-lock.json in the answer of \`npm sbom\`, found no ${missing.join(', ')}. Try a later npm.`,
    );
  }
  const refs = new Set([metadata.component, ...kept].map((one) => one['bom-ref']));
  return {
    ...without(bill, 'serialNumber'),
    bomFormat,
    metadata: {...without(metadata, 'timestamp'), component: {...metadata.component, name}},
    components: kept,
    dependencies: dependencies
      .filter(({ref}) => refs.has(ref))
      .map(({ref, dependsOn}) => ({ref, dependsOn: dependsOn.filter((one) => refs.has(one))})),
  };
}

function without<Value extends object>(value: Value, key: string): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Value;
}
