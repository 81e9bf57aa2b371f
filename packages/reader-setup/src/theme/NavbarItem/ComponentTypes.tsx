import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import SetupItem from '../../client/SetupItem';

export default {...ComponentTypes, 'custom-readerSetup': SetupItem};
