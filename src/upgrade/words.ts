import {blocks} from '@docs-kit/mdx-writer';
import type {UpgradeOptions, UpgradeText} from '@docs-kit/openapi-changes';
import type {SourceData} from '../facts/data-types';
import {upgradeDataPath} from '../site/links';
import type {SiteVersion} from '../site/versions';
import type {ItemKind} from './version-items';

/** How the page of an upgrade to a version names what it compares, in the order for readers. */
export const upgradeOptions = ({
  framework,
  clients,
}: Pick<SourceData, 'framework' | 'clients'>): UpgradeOptions => ({
  sentenceFacts: ['cannot be used', 'does not work'],
  itemSections: {
    commands: [`${framework.program} commands`, 'Command'],
    clientCommands: [`${clients.python.program} commands`, 'Command'],
    environmentVariables: ['Environment variables', 'Variable'],
    runFileSections: ['Run file sections', 'Section'],
    distributions: ['Distributions and their run files', 'Distribution'],
    providers: ['Providers and their configuration', 'Provider'],
    pythonSdk: ['Python SDK', 'Name'],
    nodeSdk: ['Node.js SDK', 'Name'],
    models: ['Llama models', 'Model'],
  } satisfies Record<ItemKind, readonly [title: string, subject: string]>,
});

/**
 * Says what the page of an upgrade begins with: the rule, how to follow it, then what the page compares.
 * @param rule the rule that moves most programs, as Markdown; absent where there is none
 * @param guide file of the guide for programs, relative to the page; absent where there is none
 */
export function upgradeText(
  from: SiteVersion,
  to: SiteVersion,
  {
    rule,
    guide,
    sameRequests,
  }: {readonly rule?: string; readonly guide?: string; readonly sameRequests: number},
): UpgradeText {
  const seen =
    sameRequests > 0
      ? `and by sending ${sameRequests} requests of ${from.label}'s pages, alone, in sequences and with faults of the model service, to servers of both versions. [Same requests, different results](#same-requests) lists every difference in status, body, headers, events and calls of the model that the other tables don't explain`
      : 'and by sending requests to servers of both versions';
  return {
    description:
      'Moved, removed and new routes, and changed fields, commands, configuration, providers and SDK methods, with links to both versions.',
    keywords: [
      'what changed',
      'migrate',
      'migration guide',
      'breaking changes',
      'changelog',
      'release notes',
      'new version',
    ],
    introduction: blocks(
      rule,
      guide &&
        `To change a program step by step, read [Move a program](${guide}). If a call returns 404 after the upgrade, [find the cause](${guide}#not-found) there.`,
      `The rest of this page lists what changes from ${from.label} to ${to.label}. We found the behavior changes by reading the source, ${seen}. What no request shows may be missing. All other tables are computed from names, types and defaults. The same list is available [as JSON](pathname://${upgradeDataPath(to)}).`,
    ),
  };
}
