import type {Plugin} from '@docusaurus/types';
import type {Asset, Compiler} from 'webpack';
import {withoutUnused} from './unused';

const name = 'used-styles';

/**
 * Takes rules and variables that no page can use out of the style sheets. Themes bring rules for every
 * component that they have, and each page would load them: most of those of the theme for OpenAPI are
 * for a request explorer that this site does not have. A component that puts the name of a
 * class together from parts has to begin with a part that ends with a dash.
 */
export default function usedStyles(): Plugin {
  return {
    name,
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [{apply}]},
  };
}

function apply({webpack, hooks}: Compiler): void {
  hooks.thisCompilation.tap(name, (compilation) => {
    // Before files get the hashes of what is in them.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    compilation.hooks.processAssets.tap({name, stage}, () => {
      const assets = compilation.getAssets();
      const scripts = assets.filter((asset) => asset.name.endsWith('.js')).map(textOf);
      for (const sheet of assets.filter((asset) => asset.name.endsWith('.css'))) {
        const css = withoutUnused(textOf(sheet), scripts);
        compilation.updateAsset(sheet.name, new webpack.sources.RawSource(css));
      }
    });
  });
}

const textOf = ({source}: Asset): string => source.source().toString();
