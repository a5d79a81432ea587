import { expect, test } from 'vitest';
import { clusterPrograms } from './clusterPrograms.ts';

test.each([
  [false, [], /on Debian: apt-get install haproxy$/],
  [true, [], /on Debian: apt-get install haproxy nginx-light$/],
  [true, ['haproxy'], /on Debian: apt-get install nginx-light$/],
])(
  'a cluster says in one sentence what to install (cache: %s, there: %s)',
  (cache, there, says) => {
    const find = ([name = '']: readonly string[]) => there.find((each) => each === name);
    expect(() => clusterPrograms(cache, find)).toThrow(says);
  },
);
