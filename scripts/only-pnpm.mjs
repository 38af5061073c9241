// Before a package is packed or published: npm would leave `workspace:` and `catalog:` in its manifest, and the
// exports of the sources, since only pnpm reads `publishConfig.exports`.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Pack and publish this package with pnpm: `npx pnpm pack`. npm would leave the versions and exports of the workspace in it.',
  );
  process.exitCode = 1;
}
