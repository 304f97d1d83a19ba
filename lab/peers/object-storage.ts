import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { lastingPort } from '../../test/faults/process.ts'
import { startBeside } from './proxy.ts'

const user = { name: 'karibu', account: 'visa', key: 'secret' }
const bucket = 'documents'

/** OpenStack Swift reads a file in /etc only; this redirects it and starts one of its servers. */
const launcher = `import sys
import swift.common.utils as utils
utils.SWIFT_CONF_FILE = sys.argv.pop(1)
from swift.common.utils import parse_options
from swift.common.wsgi import run_wsgi
name = sys.argv.pop(1)
conf, options = parse_options(once=False)
sys.exit(run_wsgi(conf, name, **options))
`

const shared = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
workers = 0
user = ${process.env.USER ?? 'root'}
`

const keeper = (name: string) => `[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

const door = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${user.account}_${user.name} = ${user.key} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`

/** One disk and one replica, with a server per kind of data. */
function makeRing(builder: string, folder: string, kind: string, port: number): void {
  const file = join(folder, `${kind}.builder`)
  const steps = [
    [file, 'create', '4', '1', '1'],
    [file, 'add', `r1z1-127.0.0.1:${port}/disk`, '1'],
    [file, 'rebalance'],
  ]
  for (const step of steps) {
    const ran = spawnSync(builder, step, { encoding: 'utf8' })
    if (ran.status !== 0) throw new Error(`swift-ring-builder: ${ran.stdout}${ran.stderr}`)
  }
}

/** A real S3-compatible storage with an empty bucket: OpenStack Swift in four processes. */
export async function startObjectStorage(builder: string, folder: string) {
  // Debian's Python, for its packages; another may come first in PATH.
  const python = join(dirname(builder), 'python3')
  await mkdir(join(folder, 'devices', 'disk'), { recursive: true })
  const common = join(folder, 'swift.conf')
  await writeFile(
    common,
    '[swift-hash]\nswift_hash_path_prefix = one\nswift_hash_path_suffix = two\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  const start = async (name: string, text: string, port: number) => {
    const file = join(folder, `${name}.conf`)
    await writeFile(file, shared(folder, port) + text)
    return startBeside(python, ['-c', launcher, common, `${name}-server`, file], port)
  }
  const running: Awaited<ReturnType<typeof startBeside>>[] = []
  for (const kind of ['account', 'container', 'object']) {
    const port = await lastingPort()
    makeRing(builder, folder, kind, port)
    running.push(await start(kind, keeper(kind), port))
  }
  const port = await lastingPort()
  running.push(await start('proxy', door, port))
  const endpoint = `http://127.0.0.1:${port}`
  const credentials = { accessKeyId: `${user.account}:${user.name}`, secretAccessKey: user.key }
  const client = new S3Client({
    ...{ endpoint, credentials, region: 'us-east-1', forcePathStyle: true },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return {
    url: `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
    accessKey: credentials.accessKeyId,
    secretKey: credentials.secretAccessKey,
    said: () => running.map((each) => each.said()).join('\n'),
    async stop() {
      await Promise.all(running.map((each) => each.stop()))
    },
  }
}
