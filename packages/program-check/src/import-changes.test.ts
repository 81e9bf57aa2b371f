import {describe, expect, it} from 'vitest';
import {importChanges} from './import-changes';

const href = '/changes';

describe('imports of two versions', () => {
  it('are equal where modules have the same names', () => {
    expect(importChanges({zoo: ['A']}, {zoo: ['A', 'B']}, href)).toEqual({});
  });

  it('move with a module that has the same path in another folder', () => {
    expect(
      importChanges({'zoo.types.cage': ['Cage']}, {'zoo.types.wild.cage': ['Cage']}, href),
    ).toEqual({'zoo.types.cage': {change: 'moved', to: 'zoo.types.wild.cage', href}});
  });

  it('are gone where no module or more than one may be meant', () => {
    const gone = {'zoo.cage': {change: 'removed', href}};
    expect(importChanges({'zoo.cage': []}, {'zoo.den': []}, href)).toEqual(gone);
    expect(importChanges({'zoo.cage': []}, {'zoo.a.cage': [], 'zoo.b.cage': []}, href)).toEqual(
      gone,
    );
  });

  it('move by name into a new module below theirs', () => {
    expect(
      importChanges({zoo: ['A', 'B']}, {zoo: [], 'zoo.wild': ['A'], 'zoo.wild.cage': ['A']}, href),
    ).toEqual({
      'zoo:A': {change: 'moved', to: 'zoo.wild', href},
      'zoo:B': {change: 'removed', href},
    });
  });
});
