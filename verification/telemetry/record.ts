import {hashOf} from '@docs-kit/docs-verify/record/hash';
import type {VerificationRecord} from '@docs-kit/docs-verify/record/record';
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

/** The guide whose tables are compared. */
export const telemetryGuide = 'building_applications/telemetry';

/** Lists what is wrong with the comparison of telemetry in a record, which needs no run to see. */
export function telemetryRecordProblems({
  version,
  comparisons,
}: Pick<VerificationRecord, 'version' | 'comparisons'>): string[] {
  const remedy = `run \`npm run verify -- --version ${version} --only ${telemetryGuide}\``;
  const {telemetry} = comparisons;
  if (!telemetry) return [`telemetry was never compared with its guide: ${remedy}`];
  return telemetry.compared > 0 ? [] : [`telemetry was compared in nothing: ${remedy}`];
}

/** Whether the guide about telemetry states something else since it was compared. */
export function hasOtherTelemetry(
  {comparisons}: Pick<VerificationRecord, 'comparisons'>,
  documented: DocumentedTelemetry,
): boolean {
  return comparisons.telemetry?.hash !== statedHash(documented);
}
