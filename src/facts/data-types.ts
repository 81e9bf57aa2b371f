/** The types of the data, which `npm run generate` makes from its schemas. */
export type * from '../../.generated/data-types';
