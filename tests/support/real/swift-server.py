"""OpenStack Swift with its S3 API, all four servers in one process, on loopback, with its data under one folder.

Run with Debian's own Python, the folder as its argument. Prints the port of the S3 API once it answers there.
"""

import os
import sys

import eventlet
import eventlet.wsgi
from eventlet.green import socket

eventlet.patcher.monkey_patch()

from swift.common import utils, wsgi  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

folder = sys.argv[1]
# Swift keeps what it knows of an object in extended attributes of its file.
os.setxattr(folder, 'user.swift', b'works')

SECTIONS = {
    'account': '[pipeline:main]\npipeline = account-server\n'
    '[app:account-server]\nuse = egg:swift#account\n',
    'container': '[pipeline:main]\npipeline = container-server\n'
    '[app:container-server]\nuse = egg:swift#container\n',
    'object': '[pipeline:main]\npipeline = object-server\n'
    '[app:object-server]\nuse = egg:swift#object\n',
    'proxy': '[pipeline:main]\npipeline = catch_errors s3api tempauth proxy-server\n'
    '[filter:catch_errors]\nuse = egg:swift#catch_errors\n'
    '[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\nauth_pipeline_check = false\n'
    '[filter:tempauth]\nuse = egg:swift#tempauth\nuser_school_office = secret-of-the-tests .admin\n'
    '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n',
}


class Cache:
    """What memcached does for several proxies, for this one."""

    def __init__(self, app):
        self.app = app
        self.values = {}

    def __call__(self, env, start_response):
        env['swift.cache'] = self
        return self.app(env, start_response)

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)

    def incr(self, key, delta=1, **_):
        self.values[key] = self.values.get(key, 0) + delta
        return self.values[key]


def listening():
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind(('127.0.0.1', 0))
    sock.listen(64)
    return sock


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


def write_ring(name, port):
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=1)
    place = {'ip': '127.0.0.1', 'port': port, 'region': 1, 'zone': 1, 'device': 'disk', 'weight': 1}
    ring.add_dev({'id': 0, 'replication_ip': '127.0.0.1', 'replication_port': port, **place})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, name + '.ring.gz'))


os.makedirs(os.path.join(folder, 'nodes', 'disk'), exist_ok=True)
write('swift.conf', '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n')
utils.set_swift_dir(folder)
sockets = {name: listening() for name in SECTIONS}
for name in ('account', 'container', 'object'):
    write_ring(name, sockets[name].getsockname()[1])
for name, sock in sockets.items():
    path = write(
        name + '.conf',
        f'[DEFAULT]\nswift_dir = {folder}\ndevices = {folder}/nodes\nmount_check = false\n'
        f'fallocate_reserve = 0\nlog_level = ERROR\n{SECTIONS[name]}',
    )
    app = wsgi.loadapp(path, global_conf={'log_name': name})
    eventlet.spawn(
        eventlet.wsgi.server,
        sock,
        Cache(app) if name == 'proxy' else app,
        utils.NullLogger(),
        protocol=wsgi.SwiftHttpProtocol,
        # An S3 client looks for `ETag`, not for `Etag`.
        capitalize_response_headers=False,
    )
print(sockets['proxy'].getsockname()[1], flush=True)
# Ends with the program that started it.
eventlet.hubs.trampoline(sys.stdin.fileno(), read=True)
