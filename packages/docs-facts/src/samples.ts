/** Parses samples of code: a sample that its language refuses is wrong before it runs. */
export {parsedLanguages, syntaxProblem, syntaxProblems} from './checks/sample-syntax';
