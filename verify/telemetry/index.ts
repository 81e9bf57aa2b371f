export {compareTelemetry} from './compare';
export {readDocumentedTelemetry} from './documented';
export type {ObservedTelemetry} from './observed';
export {telemetryRecordProblems} from './record';
export {observeTelemetry} from './scenario';
