/**
 * Pages of the Python client's reference, beside its first page: the methods are too many for one
 * page that a reader, or a program with a limited window, takes in whole. The file lists the first words
 * of the resources whose methods each page holds; `alpha` in front does not count.
 */
import resourcesByPage from './python-sdk-pages.json';

/** Name of a page of methods, which is the end of its address and of its file. */
export type PythonSdkPage = keyof typeof resourcesByPage;

/** Name of the page of the helper classes. */
export const helpersPage = 'helpers';

export const pythonSdkPages = Object.keys(resourcesByPage) as PythonSdkPage[];

/**
 * The page that documents a resource or a method of the Python client.
 * @param name - such as `vector_stores.files`, `alpha.agents` or `client.models.list`
 * @throws Error when the resource is on no page
 */
export function pythonSdkPageOf(name: string): PythonSdkPage {
  const [resource = ''] = name.split('.').filter((word) => word !== 'client' && word !== 'alpha');
  const page = pythonSdkPages.find((each) => resourcesByPage[each].includes(resource));
  if (page === undefined) {
    throw new Error(
      `The resource "${resource}" of the Python client is on no page of its reference. Add it to one in src/tables/python-sdk-pages.json.`,
    );
  }
  return page;
}
