import {hashOf} from '../../src/verification/hash';
import type {VerificationRecord} from '../../src/verification/record';
import type {DocumentedTelemetry} from './documented';

/** Hash of what the guide states: a record shows by it whether the guide has changed since. */
export function statedHash({
  spans,
  attributes,
  metrics,
  calls,
  keySpans,
}: Omit<DocumentedTelemetry, 'routes'>): string {
  return hashOf(JSON.stringify([spans, attributes, metrics, calls, keySpans]));
}

/** Lists what is wrong with the comparison of telemetry in a record, which needs no run to see. */
export function telemetryRecordProblems(
  {version, comparisons}: Pick<VerificationRecord, 'version' | 'comparisons'>,
  documented: DocumentedTelemetry,
): string[] {
  const remedy = `run \`npm run verify -- --version ${version} --only building_applications/telemetry\``;
  const {telemetry} = comparisons;
  if (!telemetry) return [`telemetry was never compared with its guide: ${remedy}`];
  return [
    ...(telemetry.compared > 0 ? [] : [`telemetry was compared in nothing: ${remedy}`]),
    ...(telemetry.hash === statedHash(documented)
      ? []
      : [`the guide about telemetry states something else since it was compared: ${remedy}`]),
  ];
}
