import type { ClusterPrograms } from '../service/test/cluster/startCluster.ts';
import { findProgram } from './debian.ts';

/**
 * The paths of balancer and cache, as Debian installs them.
 * @throws Error with one sentence that says how to install what is missing.
 */
export function clusterPrograms(withCache: boolean, find = findProgram): ClusterPrograms {
  const haproxy = find(['haproxy']);
  const nginx = withCache ? find(['nginx']) : '';
  if (haproxy !== undefined && nginx !== undefined) return { haproxy, nginx };
  const packages = [
    ...(haproxy === undefined ? ['haproxy'] : []),
    ...(nginx === undefined ? ['nginx-light'] : []),
  ];
  throw new Error(
    `The cluster needs programs that are not here; on Debian: apt-get install ${packages.join(' ')}`,
  );
}
