/** Routes of a version, as each of their places lists them: `GET /v1/models/{model_id}`. */
export interface OperationPlaces {
  readonly versionName: string;
  /** Routes of the specifications, all levels. */
  readonly specified: readonly string[];
  /** Routes of `api.json`, which lists what the framework's interface declares. */
  readonly declared: readonly string[];
  /** Routes of `routes.json`, which guides are held against. A parameter may have `:path`. */
  readonly served: readonly string[];
}

/**
 * Finds operations that are missing in one of the places of their version.
 * @returns one line for each: the route, the file and what to do
 * @throws Error when a place lists no route
 */
export function missingOperations({
  versionName,
  specified,
  declared,
  served,
}: OperationPlaces): string[] {
  if (specified.length === 0 || declared.length === 0 || served.length === 0) {
    throw new Error(`A list of the routes of ${versionName} is empty.`);
  }
  const [folder, data] = [`openapi/${versionName}`, `data/${versionName}`];
  const known = new Set(served.map((route) => route.replaceAll(':path}', '}')));
  return [
    ...specified
      .filter((route) => !declared.includes(route))
      .map(
        (route) =>
          `${route} is in ${folder} and not in ${data}/api.json: add there what the framework declares, or take it out of the specification.`,
      ),
    ...declared
      .filter((route) => !specified.includes(route))
      .map(
        (route) =>
          `${route} is in ${data}/api.json and not in ${folder}: add its structure to the corrections there, or take it out of the data.`,
      ),
    ...specified
      .filter((route) => !known.has(route))
      .map((route) => `${route} is in ${folder} and not in ${data}/routes.json: add it there.`),
    ...[...known]
      .filter((route) => !specified.includes(route))
      .map(
        (route) =>
          `${route} is in ${data}/routes.json and not in ${folder}: add its structure to the corrections there, or take it out of the data.`,
      ),
  ];
}
