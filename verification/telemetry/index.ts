export {compareTelemetry} from './compare';
export {readDocumentedTelemetry} from './documented';
export type {ObservedTelemetry} from './compare';
export {hasOtherTelemetry, telemetryGuide, telemetryRecordProblems} from './record';
export {observeTelemetry} from './scenario';
