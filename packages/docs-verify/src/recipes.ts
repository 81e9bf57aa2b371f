import {filled, type Values} from './messages/templates';

/** One request of a recipe, or an object made by another recipe. */
export interface RecipeStep {
  /** Sends a request that must succeed, such as `POST {{files}}`. */
  readonly ask?: string;
  readonly body?: unknown;
  /** Fields of a form, of which a map is a file. */
  readonly form?: Readonly<Record<string, string | FormFile>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Status that is expected instead of one of success. */
  readonly status?: number;
  /** Whether the failure of the request does not matter. */
  readonly mayFail?: true;
  /** Whether to ask until it succeeds: for what the server makes in the background. */
  readonly awaited?: true;
  /** Makes an object by the name of its recipe; `with` holds the arguments. */
  readonly make?: string;
  readonly with?: readonly unknown[];
  /** Name by which later steps refer to what the step gives. */
  readonly as?: string;
}

/** A file of a form, with its content or a line of JSON that comes several times. */
export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly content?: string;
  /** `#` in it is the number of the line. */
  readonly line?: unknown;
  readonly times?: number;
}

/** How an object is made. */
export interface Recipe {
  /** Its arguments in their order, with their defaults. */
  readonly arguments?: Readonly<Record<string, unknown>>;
  readonly steps: readonly RecipeStep[];
  /** What identifies the object. */
  readonly gives?: unknown;
}

/** Makes objects at a server, by name; each gives what identifies the object. */
export type Recipes = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** What sends the requests of recipes. */
export interface Requests {
  /** @throws Error with the answer when its status is not the expected one, by default 2xx */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    options?: Pick<RecipeStep, 'headers' | 'status'>,
  ) => Promise<unknown>;
  /**
   * Sends a request until it succeeds: for what the server makes in the background.
   * @throws Error with the last answer when it does not in time
   */
  readonly sendUntilFound: (method: string, path: string) => Promise<unknown>;
  /** Sends a request whose failure does not matter: what should go away may be gone already. */
  readonly attempt: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** Prepares recipes for a server: each makes one object, and gives what identifies it. */
export function createRecipes(
  recipes: Readonly<Record<string, Recipe>>,
  requests: Requests,
  values: Values,
): Recipes {
  const made: Recipes = Object.fromEntries(
    Object.entries(recipes).map(([name, {arguments: defaults = {}, steps, gives}]) => [
      name,
      async (...args: readonly unknown[]) => {
        const given = Object.entries(defaults).map(([key, value], index): [string, unknown] => [
          key,
          args[index] ?? value,
        ]);
        const known = {...values, ...Object.fromEntries(given)};
        return filled(gives, await carryOut(steps, requests, made, known));
      },
    ]),
  );
  return made;
}

/**
 * Takes the steps of a recipe, one after the other.
 * @param values what they may name
 * @returns these values with those that the steps gave
 * @throws Error when a request fails, or a step names what is not there
 */
export async function carryOut(
  steps: readonly RecipeStep[],
  requests: Requests,
  recipes: Recipes,
  values: Values,
): Promise<Values> {
  const known: Record<string, unknown> = {...values};
  for (const template of steps) {
    const step = filled(template, known) as RecipeStep;
    const given =
      step.make === undefined ? await request(step, requests) : await makeObject(recipes, step);
    if (step.as !== undefined) known[step.as] = given;
  }
  return known;
}

function request(step: RecipeStep, requests: Requests): Promise<unknown> {
  const [method = '', path = ''] = step.ask?.split(' ') ?? [];
  const body = step.form ? formOf(step.form) : step.body;
  if (step.mayFail) return requests.attempt(method, path, body);
  if (step.awaited) return requests.sendUntilFound(method, path);
  return requests.send(method, path, body, {headers: step.headers, status: step.status});
}

/**
 * Makes an object by the name of its recipe.
 * @throws Error when there is no such recipe
 */
export async function makeObject(
  recipes: Recipes,
  {make = '', with: args = []}: Pick<RecipeStep, 'make' | 'with'>,
): Promise<unknown> {
  const recipe = recipes[make];
  if (recipe) return (recipe as (...given: readonly unknown[]) => Promise<unknown>)(...args);
  throw new Error(`No object "${make}": expected one of ${Object.keys(recipes).join(', ')}.`);
}

/** Writes the fields of a step as a form. */
export function formOf(fields: NonNullable<RecipeStep['form']>): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'string') form.append(name, field);
    else form.append(name, new Blob([contentOf(field)], {type: field.type}), field.name);
  }
  return form;
}

function contentOf({content = '', line, times = 1}: FormFile): string {
  if (line === undefined) return content;
  const text = JSON.stringify(line);
  return Array.from({length: times}, (_, index) => text.replaceAll('#', String(index))).join('\n');
}
