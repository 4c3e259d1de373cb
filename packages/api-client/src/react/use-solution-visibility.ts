'use client';

import { useEffect, useState } from 'react';
import { type SolutionVisibility, solutionVisibility } from '../endpoints/solution-visibility.js';
import { useApiClient } from './use-api-client.js';

const NOTHING_TO_CHANGE: SolutionVisibility = {};

/**
 * Which solutions the menus show (docs/product.md, section 7): an empty object on the server, while React
 * hydrates, until the file is there, and when it can't be had.
 *
 * @param path Where the file is. @default '/solutionVisibility.json'
 */
export function useSolutionVisibility(path?: string): SolutionVisibility {
  const client = useApiClient();
  const [visibility, setVisibility] = useState(NOTHING_TO_CHANGE);

  useEffect(() => {
    let isCurrent = true;
    void solutionVisibility(client, path).then((loaded) => {
      if (isCurrent) setVisibility(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, path]);

  return visibility;
}
