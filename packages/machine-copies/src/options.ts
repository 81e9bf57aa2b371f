import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {CardOptions} from './cards/drawing';
import type {DataSet} from './data-sets';
import {defaultExclude} from './paths';
import type {CopiedPage, DocsVersion, SectionWords} from './site';

/** What is known after a build to whoever computes data sets. */
export interface BuiltSite {
  /** Every page that has a copy, in the order of the paths. */
  readonly pages: readonly CopiedPage[];
  /** The folder of the site, and that of the build. */
  readonly siteDir: string;
  readonly outDir: string;
}

/** Options of the plugin. */
export interface Options {
  /** Whether each page has a Markdown copy beside it. */
  readonly copies?: boolean;
  /** Whether `llms.txt`, its sections and `llms-full/` are written. */
  readonly llmsTxt?: boolean;
  /** How social cards look; none with `false`. */
  readonly cards?: false | CardOptions;
  /** Computes facts that programs look up. */
  readonly dataSets?: (site: BuiltSite) => Promise<readonly DataSet[]>;
  /** One sentence on what the site documents; its tagline unless given. */
  readonly description?: string;
  /** The versions in the order of the indexes; those of the documents plugin unless given. */
  readonly versions?: readonly DocsVersion[];
  /** What indexes say of sections, by the name of their folder. */
  readonly sections?: Readonly<Record<string, SectionWords>>;
  /** Paths of pages without copy and card. */
  readonly exclude?: readonly string[];
}

/** The options with their defaults. */
export type PluginOptions = Options &
  Required<Pick<Options, 'copies' | 'llmsTxt' | 'cards' | 'sections' | 'exclude'>>;

/** Data of the plugin that pages read. */
export interface PageData extends Pick<PluginOptions, 'copies' | 'exclude'> {
  readonly cards: boolean;
}

const schema = Joi.object<PluginOptions>({
  copies: Joi.boolean().default(true),
  llmsTxt: Joi.boolean().default(true),
  cards: Joi.alternatives(
    Joi.boolean().valid(false),
    Joi.object({
      logo: Joi.string(),
      colors: Joi.object().pattern(
        Joi.valid('accent', 'text', 'muted', 'background', 'soft'),
        Joi.string(),
      ),
    }),
  ).default({}),
  dataSets: Joi.function(),
  description: Joi.string(),
  versions: Joi.array().items(
    Joi.object({
      name: Joi.string().required(),
      label: Joi.string().allow('').required(),
      title: Joi.string().required(),
      product: Joi.string(),
      path: Joi.string()
        .allow('')
        .pattern(/^\/.*[^/]$/)
        .required(),
    }),
  ),
  sections: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({title: Joi.string(), description: Joi.string(), listedUnder: Joi.string()}),
    )
    .default({}),
  exclude: Joi.array()
    .items(Joi.string().pattern(/^\/.*[^/]$/))
    .default(defaultExclude),
});

/**
 * Checks the options and adds defaults.
 * @throws Error that names an option which the plugin does not have, or a value of another type
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options as PluginOptions);
}
