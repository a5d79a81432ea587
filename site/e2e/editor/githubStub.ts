import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as z from 'zod';

type Commit = { branch: string; files: Record<string, Buffer> };
type RecordedRequest = { name: string; token: string | undefined };

const Query = z.object({
  query: z.string(),
  variables: z.object({
    input: z
      .object({
        name: z.string().optional(),
        branch: z.object({ branchName: z.string() }).optional(),
        fileChanges: z
          .object({ additions: z.array(z.object({ path: z.string(), contents: z.string() })) })
          .optional(),
      })
      .optional(),
  }),
});
const HEAD = 'a'.repeat(40);
const NOW = '2026-11-29T00:00:00Z';
const getBlobId = (bytes: Buffer) =>
  hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.byteLength}\0`), bytes]));

/** Stubs the GitHub API with a repository `acme/website` that contains the given files. Records commits and requests. */
export async function stubGithub(page: Page, files: ReadonlyMap<string, Buffer>) {
  const commits: Commit[] = [];
  const requests: RecordedRequest[] = [];
  const filesById = new Map([...files.values()].map((bytes) => [getBlobId(bytes), bytes]));
  const target = { oid: HEAD, history: { nodes: [{ oid: HEAD, message: 'Start' }] } };
  const author = { name: 'Ed', email: 'ed@example.com', user: { id: 1, login: 'ed' } };
  const commitInfo = { author, committedDate: NOW };

  function resolveQuery(body: unknown): object {
    const { query, variables } = Query.parse(body);
    const aliases = query.matchAll(/(\w+_\d+):\s+(?:object\(oid: "(\w+)"\)|ref)/g);
    const fields = Array.from(aliases, ([, alias = '', id]) => [
      alias,
      id === undefined
        ? { target: { history: { nodes: [commitInfo] } } }
        : { text: filesById.get(id)?.toString(), isTruncated: false },
    ]);
    if (query.includes('createCommitOnBranch')) {
      const { branch, fileChanges } = variables.input ?? {};
      const additions = (fileChanges?.additions ?? []).map(
        ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
      );
      commits.push({ branch: branch?.branchName ?? '', files: Object.fromEntries(additions) });
      const blobs = additions.map(([, bytes], index) => [
        `file_${index}`,
        { oid: getBlobId(bytes) },
      ]);
      const commit = { oid: 'b'.repeat(40), committedDate: NOW, ...Object.fromEntries(blobs) };
      return { createCommitOnBranch: { commit } };
    }
    if (query.includes('createRef')) return { createRef: { ref: { name: variables.input?.name } } };
    return {
      fork: { id: 'R1' },
      base: { ref: { target } },
      repository: {
        id: 'R1',
        defaultBranchRef: { name: 'main' },
        ref: { target },
        pullRequests: { nodes: [], totalCount: 0 },
        ...Object.fromEntries(fields),
      },
    };
  }

  function getResponse(name: string, body: unknown): object | undefined {
    switch (name.replace(/git\/trees\/\w+/, 'git/trees')) {
      case 'GET /user':
        return {
          id: 1,
          login: 'ed',
          name: 'Ed',
          email: 'ed@example.com',
          avatar_url: '',
          html_url: '',
        };
      case 'POST /graphql':
        return { data: resolveQuery(body) };
      case 'GET /repos/acme/website/git/trees': {
        const tree = Array.from(files, ([path, bytes]) => {
          return { type: 'blob', path, sha: getBlobId(bytes), size: bytes.byteLength };
        });
        return { tree };
      }
      case 'POST /repos/acme/website/pulls':
        return {
          number: 1,
          node_id: 'P1',
          title: Object(body).title,
          html_url: '',
          head: { sha: HEAD },
          created_at: NOW,
          updated_at: NOW,
        };
      case 'GET /repos/acme/website/collaborators/ed':
      case 'POST /repos/acme/website/issues/1/labels':
        return [];
      default:
        return undefined;
    }
  }

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    requests.push({ name, token: request.headers()['authorization'] });
    const json = getResponse(name, request.postDataJSON());
    return route.fulfill({ status: json ? 200 : 404, headers, json: json ?? {} });
  });
  return { commits, requests };
}
