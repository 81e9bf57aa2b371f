import {readerSetup as plugin, type ReaderSetupOptions} from '@docs-kit/reader-setup';
import type {PluginConfig} from '@docusaurus/types';
import {setupFactsOf} from '../facts/setup-facts';
import {readSourceData} from '../files/source';
import {readVersionData} from '../files/version-facts';
import {languageGroup, languageTabs} from '../site/language-tabs';
import {latestVersion, nextVersion, siteVersions} from '../site/versions';

/** What readers can choose once for all samples, and what samples show without a choice. */
export function readerSetup(): PluginConfig {
  return () => plugin(readerSetupOptions());
}

export function readerSetupOptions(): ReaderSetupOptions {
  return {
    defaults: {
      server: 'http://localhost:8321',
      tokenVariable: `${readSourceData(latestVersion.name).framework.variablePrefix}CLIENT_API_KEY`,
      command: 'ollama',
      pagesAboutOne: ['/providers/', '/distributions/', '/openai_key/', '/upgrade/'],
      languages: {
        group: languageGroup,
        labels: Object.fromEntries(languageTabs.map(({language, label}) => [language, label])),
      },
    },
    versions: Object.fromEntries(
      siteVersions.map((version) => [
        version === nextVersion ? 'current' : version.name,
        setupFactsOf(readVersionData(version.name)),
      ]),
    ),
  };
}
