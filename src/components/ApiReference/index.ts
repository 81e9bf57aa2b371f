import BodyType from './BodyType';
import Downloads from './Downloads';
import Field from './Field';
import OperationHeader from './OperationHeader';
import SchemaFacts from './SchemaFacts';
import Variants from './Variants';
import Verified from './Verified';

/** Tags of the generated API pages. */
export const apiReferenceComponents = {
  BodyType,
  Downloads,
  Field,
  OperationHeader,
  SchemaFacts,
  Variants,
  Verified,
};
