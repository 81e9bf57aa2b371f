/** Data with JSON Schemas: what is wrong with a file, and the types of all. */
export {dataChecker} from './data/data-errors';
export {dataTypes, type DataTypesOptions} from './data/data-types';
export {dataReader, describeDataErrors, readJson} from './data/read-data';
