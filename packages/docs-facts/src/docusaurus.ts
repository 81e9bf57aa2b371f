/** What a configuration of Docusaurus uses: plugins of remark, and the check of front matter. */
export {checkFrontMatter} from './checks/front-matter';
export {remarkAssertions} from './markdown/assertions';
