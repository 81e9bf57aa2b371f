import type {ReferenceLevel} from './addresses';

/** A level of the zoo's API. */
export const levelNamed = (id: string): ReferenceLevel => ({
  id,
  label: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  folder: id === 'stable' ? 'api' : `api-${id}`,
  specificationTitle: 'Zoo',
  landingId: 'zoo',
});

/** All levels of the zoo's API. */
export const levels = ['stable', 'experimental', 'deprecated'].map(levelNamed);
