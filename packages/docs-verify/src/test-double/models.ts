/** A model that the test double serves. */
export interface ServedModel {
  readonly id: string;
  /** Length of the vectors of an embedding model. */
  readonly dimension?: number;
}

/** The models of a test double, by the service that would serve them. */
export type Catalogues = Readonly<Record<string, readonly ServedModel[]>>;

/** Looks models up. */
export interface Models {
  readonly isCatalogue: (name: string) => boolean;
  /** The models of a catalogue; all models without a name, or with one that is unknown. */
  readonly modelsOf: (name: string | undefined) => readonly ServedModel[];
  /** Length of the vectors of a model; unknown models answer as the smallest one. */
  readonly dimensionOf: (model: string) => number;
}

const smallestDimension = 384;

/** Prepares the look-up of models. */
export function createModels(catalogues: Catalogues): Models {
  const all = Object.values(catalogues).flat();
  return {
    isCatalogue: (name) => name in catalogues,
    modelsOf: (name) => (name === undefined ? undefined : catalogues[name]) ?? all,
    dimensionOf: (model) => all.find(({id}) => id === model)?.dimension ?? smallestDimension,
  };
}
