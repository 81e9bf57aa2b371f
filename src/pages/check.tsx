import CheckPage from '@docs-kit/error-lookup/client/CheckPage';
import {errors, ErrorTableLinks} from '@docs-kit/error-lookup/client/errors';
import {programs} from '@docs-kit/program-check/client/programs';
import type {ReactNode} from 'react';
import {programFactsPath} from '../site/links';
import {product} from '../site/product';
import {predecessorOf, siteVersions} from '../site/versions';

const newest = siteVersions.find((version) => predecessorOf(version));
const checkers = [
  errors,
  ...(newest ? [programs(programFactsPath(newest), product.programs)] : []),
];

/** Answers what readers paste: errors, and programs that move to the newest version. */
export default function Check(): ReactNode {
  return (
    <CheckPage
      checkers={checkers}
      description="Paste an error or a log and get its cause, or paste a program and see which lines the next version changes. Your text stays in your browser."
      introduction={`Paste an error message, a server's response, a log or a traceback, and you get its cause and what to do. Paste a program in Python, TypeScript or JavaScript, a run file, a list of requirements or a shell script, and you get each line that ${newest?.label ?? 'the next version'} changes. Your text stays in this browser.`}
      styleSheet="/check.css">
      <ErrorTableLinks />
    </CheckPage>
  );
}
