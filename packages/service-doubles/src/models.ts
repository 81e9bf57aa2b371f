/** A model that the test double serves. */
export interface ServedModel {
  readonly id: string;
  /** Length of the vectors of an embedding model. */
  readonly dimension?: number;
}

/** The models of a test double, by the service that would serve them. */
export type Catalogues = Readonly<Record<string, readonly ServedModel[]>>;

const smallestDimension = 384;

/** Looks models up. */
export type Models = ReturnType<typeof createModels>;

/** Prepares the look-up of models. */
export function createModels(catalogues: Catalogues) {
  const all = Object.values(catalogues).flat();
  return {
    isCatalogue: (name: string): boolean => name in catalogues,
    /** The models of a catalogue; all models without a name, or with one that is unknown. */
    modelsOf: (name?: string): readonly ServedModel[] =>
      (name === undefined ? undefined : catalogues[name]) ?? all,
    /** Length of the vectors of a model; unknown models answer as the smallest one. */
    dimensionOf: (model: string): number =>
      all.find(({id}) => id === model)?.dimension ?? smallestDimension,
  };
}
