import type {SampleWriter} from '../openapi/page-set';

export function createSampleWriter(projectRoot: string): SampleWriter {
  void projectRoot;
  return () => [];
}
