"""A backend of one area, which passes `contracts:verify --only settings` (docs/first-hour.md). Usage: settings_backend.py [port]"""
import json
import secrets
import sys
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit
from zoneinfo import ZoneInfo

VIEW, MANAGE = 1811, 1815  # docs/rights.md
RIGHTS = {"platformAdmin": {VIEW, MANAGE}}  # personas of the pact; whoever is missing holds no right here
sessions = {}
settings = {"phone": "0571-88001234", "maxPayMinutes": 30, "logs": [], "version": 7}


class Refused(Exception):
    def __init__(self, status, message, data=None):
        self.answer = {"status": status, "message": message, "data": data}


def admit(token, right):
    if token not in sessions:
        raise Refused(-1001, "您的令牌已过期，请重新登录")
    if right not in RIGHTS.get(sessions[token], set()):
        raise Refused(-1003, "没有操作权限")


def log_line(name, action):
    time = datetime.now(ZoneInfo("Asia/Shanghai")).strftime("%Y-%m-%d %H:%M:%S")
    return {"time": time, "operatorType": 30, "operatorName": name, "action": action, "remark": ""}


def get(token, body):
    admit(token, VIEW)
    return settings


def update(token, body):
    admit(token, MANAGE)
    form = body["data"]  # saves travel in {"data": …}
    if not isinstance(form.get("maxPayMinutes"), int) or not 1 <= form["maxPayMinutes"] <= 518400:
        raise Refused(-1002, "超时取消范围为1-518400", {"field": "maxPayMinutes"})
    if form.get("version", settings["version"]) != settings["version"]:
        raise Refused(-1007, "数据已被修改，请刷新后重试")
    settings.update(phone=form["phone"], maxPayMinutes=form["maxPayMinutes"], version=settings["version"] + 1)
    settings["logs"].insert(0, log_line(sessions[token], "编辑"))  # newest first
    return settings


def signed_in(persona, **_):
    token = secrets.token_hex(16).upper()
    sessions[token] = persona
    return {"token": token, "userId": "1", "belongId": "0", "passwordHash": ""}


def changed_by_somebody_else():
    settings["version"] += 1
    return {"version": settings["version"] - 1}


calls = {"/api/main/settings/get": get, "/api/main/settings/update": update}
states = {
    "signed in": signed_in,
    "not signed in": dict,
    "settings exist": lambda: {"version": settings["version"]},
    "settings were changed by somebody else": changed_by_somebody_else,
}


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        url = urlsplit(self.path)
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"] or 0)) or "{}")
        if url.path == "/states":
            state = states.get(body["state"])
            if not state:
                return self.answer(404, {"error": f"There is no provider state {body['state']}"})
            return self.answer(200, {} if body["action"] == "teardown" else state(**body.get("params") or {}))
        call = calls.get(url.path)
        if not call:
            return self.answer(404, {"status": -1004, "message": "接口不存在", "data": None})
        try:
            token = parse_qs(url.query).get("token", [""])[0]
            self.answer(200, {"status": 1, "message": "操作成功", "data": call(token, body)})
        except Refused as refused:
            self.answer(200, refused.answer)  # HTTP stays 200

    def answer(self, http, value):
        data = json.dumps(value).encode()
        self.send_response(http)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args):  # addresses carry tokens
        pass


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 9000), Handler).serve_forever()
