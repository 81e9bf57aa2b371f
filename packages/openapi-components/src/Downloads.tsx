import type {ReactNode} from 'react';

interface DownloadsProps {
  readonly labels: readonly string[];
  /** Site paths, one for each label. */
  readonly paths: readonly string[];
}

/** Links to files of the site that are not pages. */
export default function Downloads({labels, paths}: DownloadsProps): ReactNode {
  return (
    <ul>
      {paths.map((path, index) => (
        <li key={path}>
          <a href={path} download>
            {labels[index]}
          </a>
        </li>
      ))}
    </ul>
  );
}
